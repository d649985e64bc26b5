CREATE TABLE "panel_answers" (
	"round_id" bigint NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reservation_id" bigint,
	CONSTRAINT "panel_answers_round_id_helper_id_pk" PRIMARY KEY("round_id","helper_id")
);--> statement-breakpoint
CREATE TABLE "panel_members" (
	"panel_id" bigint NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "panel_members_panel_id_helper_id_pk" PRIMARY KEY("panel_id","helper_id"),
	CONSTRAINT "panel_members_places" CHECK ("panel_members"."position" between 1 and 5)
);--> statement-breakpoint
CREATE TABLE "panel_rounds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"panel_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"kind" varchar(8) NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "panel_rounds_kind" CHECK ("panel_rounds"."kind" in ('ask', 'discuss', 'sum_up'))
);--> statement-breakpoint
CREATE TABLE "panels" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "panels_name" CHECK (octet_length("panels"."name") between 1 and 269)
);--> statement-breakpoint
CREATE INDEX "panel_answers_user" ON "panel_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "panel_answers_of" ON "panel_answers" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "panel_answers_reservation" ON "panel_answers" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_members_position" ON "panel_members" USING btree ("panel_id","position");--> statement-breakpoint
CREATE INDEX "panel_members_user" ON "panel_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "panel_members_of" ON "panel_members" USING btree ("helper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_rounds_owner" ON "panel_rounds" USING btree ("id","user_id");--> statement-breakpoint
CREATE INDEX "panel_rounds_of" ON "panel_rounds" USING btree ("panel_id","id");--> statement-breakpoint
CREATE INDEX "panel_rounds_user" ON "panel_rounds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "panel_rounds_once" ON "panel_rounds" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "panels_owner" ON "panels" USING btree ("id","user_id");--> statement-breakpoint
CREATE INDEX "panels_user" ON "panels" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "panel_answers" ADD CONSTRAINT "panel_answers_reservation_id_allowance_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."allowance_reservations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_answers" ADD CONSTRAINT "panel_answers_round" FOREIGN KEY ("round_id","user_id") REFERENCES "public"."panel_rounds"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_answers" ADD CONSTRAINT "panel_answers_helper" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_members" ADD CONSTRAINT "panel_members_panel" FOREIGN KEY ("panel_id","user_id") REFERENCES "public"."panels"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_members" ADD CONSTRAINT "panel_members_helper" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_rounds" ADD CONSTRAINT "panel_rounds_panel" FOREIGN KEY ("panel_id","user_id") REFERENCES "public"."panels"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panels" ADD CONSTRAINT "panels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "panel_round_id" bigint;--> statement-breakpoint
-- The column comes anew, and with it the indexes that name it: PostgreSQL 15 cannot change how it is computed.
ALTER TABLE "messages" DROP COLUMN "is_shown", ADD COLUMN "is_shown" boolean GENERATED ALWAYS AS (branch_id is null and panel_round_id is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_panel_round_id_panel_rounds_id_fk" FOREIGN KEY ("panel_round_id") REFERENCES "public"."panel_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_panel" ON "messages" USING btree ("panel_round_id","helper_id","is_from_user") WHERE "messages"."panel_round_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_reply" ON "messages" USING btree ("reply_to") WHERE "messages"."reply_to" is not null and "messages"."branch_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_version" ON "messages" USING btree ("version_of") WHERE "messages"."version_of" is not null and "messages"."is_shown";--> statement-breakpoint
CREATE INDEX "messages_shown" ON "messages" USING btree ("helper_id","id") WHERE "messages"."is_shown";--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("helper_id","sent_at","id") WHERE "messages"."is_shown";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_panel_branch" CHECK ("messages"."panel_round_id" is null or "messages"."branch_id" is null);--> statement-breakpoint
ALTER TABLE "panels" ALTER COLUMN "name" SET STATISTICS 0;
