CREATE TABLE "conversation_digests" (
	"helper_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"known" "bytea",
	"earlier" "bytea",
	"aims" "bytea",
	"waiting" integer DEFAULT 0 NOT NULL,
	"waiting_since" bigint,
	"last_said_at" timestamp (3) with time zone,
	"queued_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "memory_tombstones" (
	"user_id" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memory_tombstones_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
DROP INDEX "conversation_summaries_helper";--> statement-breakpoint
DROP INDEX "conversation_memory_owner";--> statement-breakpoint
ALTER TABLE "conversation_memory" ALTER COLUMN "helper_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "fact_references" bigint[];--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "remembered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "share_across_helpers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "category" varchar(16) NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "subject" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "attribute" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "value" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "quote" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "holds" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "found_by" varchar(8) NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "slot_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "fact_hash" "bytea" NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "source_message_id" bigint;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "valid_from" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "valid_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "superseded_by" bigint;--> statement-breakpoint
ALTER TABLE "conversation_digests" ADD CONSTRAINT "conversation_digests_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_digests" ADD CONSTRAINT "conversation_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_tombstones" ADD CONSTRAINT "memory_tombstones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_digests_user" ON "conversation_digests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversation_digests_waiting" ON "conversation_digests" USING btree ("last_said_at") WHERE "conversation_digests"."waiting" > 0;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_source_message_id_messages_id_fk" FOREIGN KEY ("source_message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_superseded_by_conversation_memory_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."conversation_memory"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_to_remember" ON "messages" USING btree ("id") WHERE "messages"."is_from_user" and "messages"."remembered_at" is null;--> statement-breakpoint
CREATE INDEX "conversation_memory_source" ON "conversation_memory" USING btree ("source_message_id");--> statement-breakpoint
CREATE INDEX "conversation_memory_superseded" ON "conversation_memory" USING btree ("superseded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_memory_one_current" ON "conversation_memory" USING btree ("user_id","slot_hash") WHERE "conversation_memory"."valid_to" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_memory_once" ON "conversation_memory" USING btree ("user_id","fact_hash","source_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_summaries_session" ON "conversation_summaries" USING btree ("helper_id","session_date");--> statement-breakpoint
CREATE INDEX "conversation_memory_owner" ON "conversation_memory" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_type" CHECK ("conversation_memory"."memory_type" in ('fact', 'preference', 'relationship', 'goal', 'plan', 'habit', 'event'));--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_category" CHECK ("conversation_memory"."category" in ('personal', 'home', 'work', 'learning', 'family', 'relationship', 'health', 'money', 'legal', 'leisure', 'food', 'other'));--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_found_by" CHECK ("conversation_memory"."found_by" in ('rules', 'model', 'person'));--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_superseded_ended" CHECK ("conversation_memory"."superseded_by" is null or "conversation_memory"."valid_to" is not null);--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_said" CHECK ("conversation_memory"."found_by" = 'person' or "conversation_memory"."source_message_id" is not null);