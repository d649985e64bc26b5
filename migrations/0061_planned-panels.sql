CREATE TABLE "panel_plans" (
	"panel_id" bigint PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"question" "bytea" NOT NULL,
	"weekday" smallint NOT NULL,
	"time" varchar(5) NOT NULL,
	"time_zone" varchar(64) NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"skipped" varchar(16),
	CONSTRAINT "panel_plans_weekday" CHECK ("panel_plans"."weekday" between 1 and 7),
	CONSTRAINT "panel_plans_skipped" CHECK ("panel_plans"."skipped" in ('late', 'allowance', 'no_model', 'busy', 'failed')),
	CONSTRAINT "panel_plans_question" CHECK (octet_length("panel_plans"."question") between 1 and 12029)
);
--> statement-breakpoint
ALTER TABLE "panel_plans" ADD CONSTRAINT "panel_plans_panel" FOREIGN KEY ("panel_id","user_id") REFERENCES "public"."panels"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panel_plans_user" ON "panel_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "panel_plans_due" ON "panel_plans" USING btree ("next_at");--> statement-breakpoint
ALTER TABLE "panel_plans" ALTER COLUMN "question" SET STATISTICS 0;
