CREATE TABLE "recall_conversations" (
	"helper_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"next_place" integer DEFAULT 0 NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone,
	"sittings" "bytea" DEFAULT ''::bytea NOT NULL,
	"settled_id" bigint DEFAULT 0 NOT NULL,
	"next_settled_id" bigint DEFAULT 0 NOT NULL,
	"next_settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recall_places" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"place" integer NOT NULL,
	"kind" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recall_postings" (
	"user_id" integer NOT NULL,
	"term" bigint NOT NULL,
	"helper_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"chunk" integer NOT NULL,
	"entries" "bytea" NOT NULL,
	CONSTRAINT "recall_postings_user_id_term_helper_id_kind_chunk_pk" PRIMARY KEY("user_id","term","helper_id","kind","chunk"),
	CONSTRAINT "recall_postings_entries" CHECK (length("recall_postings"."entries") % 3 = 0)
);
--> statement-breakpoint
CREATE TABLE "recall_stale" (
	"helper_id" integer NOT NULL,
	"chunk" integer NOT NULL,
	CONSTRAINT "recall_stale_helper_id_chunk_pk" PRIMARY KEY("helper_id","chunk")
);
--> statement-breakpoint
ALTER TABLE "recall_conversations" ADD CONSTRAINT "recall_conversations_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_conversations" ADD CONSTRAINT "recall_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_places" ADD CONSTRAINT "recall_places_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_postings" ADD CONSTRAINT "recall_postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_postings" ADD CONSTRAINT "recall_postings_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_stale" ADD CONSTRAINT "recall_stale_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_conversations_user" ON "recall_conversations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recall_places_place" ON "recall_places" USING btree ("helper_id","place");--> statement-breakpoint
CREATE INDEX "recall_postings_chunk" ON "recall_postings" USING btree ("helper_id","chunk");
--> statement-breakpoint
CREATE FUNCTION "note_stale_recall"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "recall_stale" ("helper_id", "chunk")
	SELECT DISTINCT g."helper_id", g."place" >> 11 FROM "gone" g
	WHERE EXISTS (SELECT FROM "helpers" h WHERE h."id" = g."helper_id")
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recall_places_deleted" AFTER DELETE ON "recall_places"
	REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_stale_recall"();
--> statement-breakpoint
CREATE FUNCTION "recall_message_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."is_forgotten" OR NEW."is_sensitive" THEN
		DELETE FROM "recall_places" WHERE "message_id" = NEW."id";
	ELSE
		INSERT INTO "recall_stale" ("helper_id", "chunk")
		SELECT p."helper_id", p."place" >> 11 FROM "recall_places" p WHERE p."message_id" = NEW."id"
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "messages_recall_changed"
	AFTER UPDATE OF "is_forgotten", "is_sensitive", "share_across_helpers", "privacy_tags" ON "messages"
	FOR EACH ROW WHEN (
		(OLD."is_forgotten", OLD."is_sensitive", OLD."share_across_helpers", OLD."privacy_tags")
		IS DISTINCT FROM (NEW."is_forgotten", NEW."is_sensitive", NEW."share_across_helpers", NEW."privacy_tags")
	) EXECUTE FUNCTION "recall_message_changed"();
