ALTER TABLE "messages" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_withdrawn_forgotten" CHECK ("messages"."is_forgotten" or not "messages"."is_withdrawn");--> statement-breakpoint
-- What is withdrawn keeps its position: it may come back.
CREATE OR REPLACE FUNCTION "recall_message_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW."is_forgotten" AND NOT NEW."is_withdrawn") OR NEW."is_sensitive" THEN
		DELETE FROM "recall_positions" WHERE "message_id" = NEW."id";
	ELSE
		INSERT INTO "recall_stale_chunks" ("helper_id", "chunk")
		SELECT p."helper_id", p."position" >> 11 FROM "recall_positions" p WHERE p."message_id" = NEW."id"
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "messages_recall_changed" ON "messages";
--> statement-breakpoint
CREATE TRIGGER "messages_recall_changed"
	AFTER UPDATE OF "is_forgotten", "is_withdrawn", "is_sensitive", "share_across_helpers", "privacy_tags" ON "messages"
	FOR EACH ROW WHEN (
		(OLD."is_forgotten", OLD."is_withdrawn", OLD."is_sensitive", OLD."share_across_helpers", OLD."privacy_tags")
		IS DISTINCT FROM
		(NEW."is_forgotten", NEW."is_withdrawn", NEW."is_sensitive", NEW."share_across_helpers", NEW."privacy_tags")
	) EXECUTE FUNCTION "recall_message_changed"();
