CREATE TABLE "memory_holds" (
	"memory_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"is_withheld" boolean NOT NULL,
	CONSTRAINT "memory_holds_memory_id_message_id_pk" PRIMARY KEY("memory_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "helpers" ADD COLUMN "memory_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD COLUMN "held_with" bigint;--> statement-breakpoint
ALTER TABLE "memory_tombstones" ADD COLUMN "up_to_message" bigint;--> statement-breakpoint
UPDATE "memory_tombstones" t SET "up_to_message" = coalesce((SELECT max(m."id") FROM "messages" m WHERE m."user_id" = t."user_id"), 0);--> statement-breakpoint
ALTER TABLE "memory_tombstones" ALTER COLUMN "up_to_message" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_holds" ADD CONSTRAINT "memory_holds_memory_id_conversation_memory_id_fk" FOREIGN KEY ("memory_id") REFERENCES "public"."conversation_memory"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_holds" ADD CONSTRAINT "memory_holds_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_holds_message" ON "memory_holds" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_held_with_conversation_memory_id_fk" FOREIGN KEY ("held_with") REFERENCES "public"."conversation_memory"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_memory_held" ON "conversation_memory" USING btree ("held_with") WHERE "conversation_memory"."held_with" is not null;--> statement-breakpoint
CREATE INDEX "conversation_memory_unshared" ON "conversation_memory" USING btree ("user_id") WHERE not "conversation_memory"."share_across_helpers" and "conversation_memory"."valid_to" is null;