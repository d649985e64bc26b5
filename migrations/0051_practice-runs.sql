CREATE TABLE "practice_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"helper_id" integer NOT NULL,
	"exercise" varchar(60) NOT NULL,
	"answers" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "practice_runs" ADD CONSTRAINT "practice_runs_helper_of_owner" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_runs_helper" ON "practice_runs" USING btree ("helper_id");