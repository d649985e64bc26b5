CREATE TABLE "imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"source" varchar(16) NOT NULL,
	"title" "bytea" NOT NULL,
	"key" varchar(64) NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_source" CHECK ("imports"."source" in ('chatgpt', 'claude', 'sillytavern')),
	CONSTRAINT "imports_messages" CHECK ("imports"."messages" between 0 and 5000),
	CONSTRAINT "imports_period" CHECK ("imports"."started_at" <= "imports"."ended_at"),
	CONSTRAINT "imports_title" CHECK (octet_length("imports"."title") between 1 and 629)
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "import_id" bigint;--> statement-breakpoint
-- The column comes anew, and with it the indexes that name it: PostgreSQL 15 cannot change how it is computed.
ALTER TABLE "messages" DROP COLUMN "is_shown", ADD COLUMN "is_shown" boolean GENERATED ALWAYS AS (branch_id is null and panel_round_id is null and import_id is null) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_version" ON "messages" USING btree ("version_of") WHERE "messages"."version_of" is not null and "messages"."is_shown";--> statement-breakpoint
CREATE INDEX "messages_shown" ON "messages" USING btree ("helper_id","id") WHERE "messages"."is_shown";--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("helper_id","sent_at","id") WHERE "messages"."is_shown";--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_helper" FOREIGN KEY ("helper_id","user_id") REFERENCES "public"."helpers"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_of_helper" ON "imports" USING btree ("helper_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_once" ON "imports" USING btree ("helper_id","key");--> statement-breakpoint
CREATE INDEX "imports_user" ON "imports" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_import" FOREIGN KEY ("helper_id","import_id") REFERENCES "public"."imports"("helper_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_imported" ON "messages" USING btree ("import_id","id") WHERE "messages"."import_id" is not null;