CREATE TABLE "follow_ups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"message_id" bigint NOT NULL,
	"kind" varchar(16) NOT NULL,
	"state" varchar(16) NOT NULL,
	"subject" "bytea" NOT NULL,
	"quote" "bytea",
	"due_at" timestamp (3) with time zone NOT NULL,
	"first_due_at" timestamp (3) with time zone NOT NULL,
	"time_zone" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "follow_ups_kind" CHECK ("follow_ups"."kind" in ('follow_up', 'reminder')),
	CONSTRAINT "follow_ups_state" CHECK ("follow_ups"."state" in ('offered', 'accepted', 'declined')),
	CONSTRAINT "follow_ups_settled" CHECK ("follow_ups"."state" <> 'declined' or "follow_ups"."settled_at" is not null),
	CONSTRAINT "follow_ups_subject" CHECK (octet_length("follow_ups"."subject") between 1 and 629),
	CONSTRAINT "follow_ups_quote" CHECK (octet_length("follow_ups"."quote") between 1 and 929)
);
--> statement-breakpoint
CREATE TABLE "calendar_links" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret_hash" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "schedule_exceptions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"original_time" timestamp (3) with time zone NOT NULL,
	"time_zone" varchar(64) NOT NULL,
	"action" varchar(8) NOT NULL,
	"new_time" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_exceptions_action" CHECK ("schedule_exceptions"."action" in ('skip', 'move')),
	CONSTRAINT "schedule_exceptions_time" CHECK (("schedule_exceptions"."action" = 'move') = ("schedule_exceptions"."new_time" is not null))
);
--> statement-breakpoint
DROP INDEX "message_schedules_one_open";--> statement-breakpoint
ALTER TABLE "message_schedules" ADD COLUMN "follow_up_id" bigint;--> statement-breakpoint
ALTER TABLE "message_schedules" ADD COLUMN "exception_id" bigint;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_helper" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_message" FOREIGN KEY ("helper_id","message_id") REFERENCES "public"."messages"("helper_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_helper" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "follow_ups_once" ON "follow_ups" USING btree ("message_id","first_due_at");--> statement-breakpoint
CREATE INDEX "follow_ups_user" ON "follow_ups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "follow_ups_open" ON "follow_ups" USING btree ("helper_id","due_at") WHERE "follow_ups"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_exceptions_once" ON "schedule_exceptions" USING btree ("helper_id","original_time");--> statement-breakpoint
CREATE INDEX "schedule_exceptions_user" ON "schedule_exceptions" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "message_schedules" ADD CONSTRAINT "message_schedules_follow_up_id_follow_ups_id_fk" FOREIGN KEY ("follow_up_id") REFERENCES "public"."follow_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_schedules" ADD CONSTRAINT "message_schedules_exception_id_schedule_exceptions_id_fk" FOREIGN KEY ("exception_id") REFERENCES "public"."schedule_exceptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_schedules_open" ON "message_schedules" USING btree ("helper_id") WHERE "message_schedules"."status" in ('pending', 'claimed');--> statement-breakpoint
CREATE UNIQUE INDEX "message_schedules_follow_up" ON "message_schedules" USING btree ("follow_up_id") WHERE "message_schedules"."follow_up_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_schedules_exception" ON "message_schedules" USING btree ("exception_id") WHERE "message_schedules"."exception_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_schedules_one_open" ON "message_schedules" USING btree ("helper_id") WHERE "message_schedules"."status" in ('pending', 'claimed') and "message_schedules"."follow_up_id" is null and "message_schedules"."exception_id" is null;--> statement-breakpoint
ALTER TABLE "message_schedules" ADD CONSTRAINT "message_schedules_one_reason" CHECK ("message_schedules"."follow_up_id" is null or "message_schedules"."exception_id" is null);--> statement-breakpoint
CREATE TRIGGER "follow_ups_erased" AFTER DELETE ON "follow_ups" FOR EACH ROW EXECUTE FUNCTION "note_erasure"('memory');--> statement-breakpoint
-- The planner’s statistics would keep samples of them after their deletion.
ALTER TABLE "follow_ups" ALTER COLUMN "subject" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "follow_ups" ALTER COLUMN "quote" SET STATISTICS 0;
