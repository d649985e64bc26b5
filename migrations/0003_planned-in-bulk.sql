CREATE TABLE "planned_periods" (
	"user_id" integer NOT NULL,
	"period" timestamp (3) with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "planned_periods_user_id_period_pk" PRIMARY KEY("user_id","period")
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_helper_id_helpers_id_fk";
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "message_schedules" DROP CONSTRAINT "message_schedules_helper_id_helpers_id_fk";
--> statement-breakpoint
DROP INDEX "credit_entries_message";--> statement-breakpoint
DROP INDEX "messages_user";--> statement-breakpoint
DROP INDEX "messages_one_reply";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "planned_credits_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "planned_periods" ADD CONSTRAINT "planned_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "helpers_owner" ON "helpers" USING btree ("id","user_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_helper" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_schedules" ADD CONSTRAINT "message_schedules_helper_owner" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_message" ON "credit_entries" USING btree ("message_id") WHERE "credit_entries"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_reply" ON "messages" USING btree ("reply_to") WHERE "messages"."reply_to" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_planned_credits" CHECK ("users"."planned_credits_used" >= 0);--> statement-breakpoint
-- Each planned message changes its owner and its helper in place: room on the page spares all their indexes.
ALTER TABLE "users" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "helpers" SET (fillfactor = 50);
