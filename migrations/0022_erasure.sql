CREATE TABLE "erasures" (
	"xact" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"scope" varchar(8) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_xact_scope_pk" PRIMARY KEY("xact","scope"),
	CONSTRAINT "erasures_scope" CHECK ("erasures"."scope" in ('memory', 'all', 'large'))
);
--> statement-breakpoint
CREATE FUNCTION "note_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "erasures" ("scope") VALUES (TG_ARGV[0]) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_erased" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "note_erasure"('all');
--> statement-breakpoint
CREATE TRIGGER "helpers_erased" AFTER DELETE ON "helpers" FOR EACH ROW EXECUTE FUNCTION "note_erasure"('all');
--> statement-breakpoint
CREATE TRIGGER "conversation_memory_erased" AFTER DELETE ON "conversation_memory"
	FOR EACH ROW EXECUTE FUNCTION "note_erasure"('memory');
--> statement-breakpoint
CREATE TRIGGER "conversation_summaries_erased" AFTER DELETE ON "conversation_summaries"
	FOR EACH ROW EXECUTE FUNCTION "note_erasure"('memory');
--> statement-breakpoint
-- What was deleted before this version.
INSERT INTO "erasures" ("scope") SELECT 'all' WHERE EXISTS (SELECT FROM "users");
--> statement-breakpoint
-- ANALYZE copies values of columns into pg_statistic, where they outlive their rows: not of keys, ciphertext, names and
-- numbers. Giving a column its own type again removes what was copied before.
DO $$
DECLARE
	t record;
BEGIN
	FOR t IN
		SELECT a.attrelid::regclass AS name,
			string_agg(format('ALTER %1$I TYPE %2$s, ALTER %1$I SET STATISTICS 0', a.attname,
				format_type(a.atttypid, a.atttypmod)), ', ') AS changes
		FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
			AND (a.atttypid = 'bytea'::regtype OR (c.relname, a.attname) IN (
				('user_keys', 'wrapped_key'), ('system_state', 'root_key'),
				('users', 'replit_id'), ('users', 'username'), ('users', 'password'), ('users', 'phone_number'),
				('users', 'email'), ('users', 'pending_email'), ('users', 'first_name'), ('users', 'last_name'),
				('users', 'profile_image_url'), ('users', 'stripe_customer_id'), ('users', 'stripe_subscription_id'),
				('helpers', 'name'), ('helpers', 'image_url'), ('helpers', 'phone_number'),
				('verification_codes', 'phone_number'), ('verification_codes', 'code'),
				('verification_codes', 'consent_text'), ('verified_phones', 'phone_number'),
				('text_consents', 'phone_number'), ('heard_texts', 'phone_number'),
				('account_links', 'email'), ('account_links', 'token_hash'), ('sign_in_steps', 'data'),
				('sessions', 'sid'), ('known_devices', 'token_hash'), ('passkeys', 'credential_id'), ('billing_events', 'customer_id'),
				('audit_log', 'actor_name'), ('audit_log', 'detail'), ('user_profiles', 'privacy_settings')))
		GROUP BY a.attrelid
	LOOP
		EXECUTE format('ALTER TABLE %s %s', t.name, t.changes);
	END LOOP;
END $$;
--> statement-breakpoint
ALTER INDEX "users_email_confirmed" ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
ALTER INDEX "users_username_lower" ALTER COLUMN 1 SET STATISTICS 0;
