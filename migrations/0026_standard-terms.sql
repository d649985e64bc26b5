ALTER TABLE "waiting_letters" RENAME TO "email_outbox";--> statement-breakpoint
ALTER TABLE "mail_outbox" RENAME TO "developer_outbox";--> statement-breakpoint
ALTER TABLE "heard_texts" RENAME TO "inbound_sms";--> statement-breakpoint
ALTER TABLE "sent_texts" RENAME TO "outbound_sms";--> statement-breakpoint
ALTER TABLE "text_consents" RENAME TO "sms_consents";--> statement-breakpoint
ALTER TABLE "text_opt_outs" RENAME TO "sms_opt_outs";--> statement-breakpoint
ALTER TABLE "simulated_texts" RENAME TO "simulated_sms";--> statement-breakpoint
ALTER TABLE "sign_in_steps" RENAME TO "auth_flows";--> statement-breakpoint
ALTER TABLE "credit_entries" RENAME TO "allowance_reservations";--> statement-breakpoint
ALTER TABLE "planned_periods" RENAME TO "planned_usage";--> statement-breakpoint
ALTER TABLE "recall_places" RENAME TO "recall_positions";--> statement-breakpoint
ALTER TABLE "recall_stale" RENAME TO "recall_stale_chunks";--> statement-breakpoint
ALTER TABLE "recall_embedded" RENAME TO "recall_embedding_progress";--> statement-breakpoint
ALTER TABLE "memory_holds" RENAME TO "unshared_messages";--> statement-breakpoint
ALTER TABLE "account_links" RENAME TO "email_tokens";--> statement-breakpoint
ALTER TABLE "conversation_digests" RENAME COLUMN "known" TO "fact_digest";--> statement-breakpoint
ALTER TABLE "conversation_digests" RENAME COLUMN "earlier" TO "session_digest";--> statement-breakpoint
ALTER TABLE "conversation_digests" RENAME COLUMN "aims" TO "topics_and_goals";--> statement-breakpoint
ALTER TABLE "conversation_digests" RENAME COLUMN "waiting" TO "pending_messages";--> statement-breakpoint
ALTER TABLE "conversation_digests" RENAME COLUMN "waiting_since" TO "first_pending_message";--> statement-breakpoint
ALTER TABLE "conversation_digests" RENAME COLUMN "last_said_at" TO "last_message_at";--> statement-breakpoint
ALTER TABLE "conversation_memory" RENAME COLUMN "held_with" TO "unshared_by";--> statement-breakpoint
ALTER TABLE "inbound_sms" RENAME COLUMN "words" TO "body";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "remembered_at" TO "memory_processed_at";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "opens_at" TO "blocked_until";--> statement-breakpoint
ALTER TABLE "recall_conversations" RENAME COLUMN "next_place" TO "next_position";--> statement-breakpoint
ALTER TABLE "recall_conversations" RENAME COLUMN "sittings" TO "sessions";--> statement-breakpoint
ALTER TABLE "recall_embedding_progress" RENAME COLUMN "next_place" TO "next_position";--> statement-breakpoint
ALTER TABLE "recall_positions" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER TABLE "recall_positions" RENAME COLUMN "kind" TO "visibility";--> statement-breakpoint
ALTER TABLE "recall_postings" RENAME COLUMN "kind" TO "visibility";--> statement-breakpoint
ALTER TABLE "outbound_sms" RENAME COLUMN "begun_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "proved_at" TO "reauthenticated_at";--> statement-breakpoint
ALTER TABLE "system_state" RENAME COLUMN "retention_after" TO "retention_last_user";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "credits_anchor" TO "billing_anchor";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "credits_period" TO "allowance_period_start";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "credits_period_end" TO "allowance_period_end";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "billing_ticket" TO "billing_sync_version";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "account_links_user_id_users_id_fk" TO "email_tokens_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "account_links_token_hash_unique" TO "email_tokens_token_hash_unique";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "account_links_user_id_purpose_pk" TO "email_tokens_user_id_purpose_pk";--> statement-breakpoint
ALTER TABLE "email_tokens" RENAME CONSTRAINT "account_links_purpose" TO "email_tokens_purpose";--> statement-breakpoint
ALTER TABLE "conversation_memory" RENAME CONSTRAINT "conversation_memory_held_with_conversation_memory_id_fk" TO "conversation_memory_unshared_by_conversation_memory_id_fk";--> statement-breakpoint
ALTER TABLE "allowance_reservations" RENAME CONSTRAINT "credit_entries_pkey" TO "allowance_reservations_pkey";--> statement-breakpoint
ALTER TABLE "allowance_reservations" RENAME CONSTRAINT "credit_entries_user_id_users_id_fk" TO "allowance_reservations_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "allowance_reservations" RENAME CONSTRAINT "credit_entries_user_message_id_messages_id_fk" TO "allowance_reservations_user_message_id_messages_id_fk";--> statement-breakpoint
ALTER TABLE "allowance_reservations" RENAME CONSTRAINT "credit_entries_message_id_messages_id_fk" TO "allowance_reservations_message_id_messages_id_fk";--> statement-breakpoint
ALTER TABLE "allowance_reservations" RENAME CONSTRAINT "credit_entries_state" TO "allowance_reservations_state";--> statement-breakpoint
ALTER TABLE "inbound_sms" RENAME CONSTRAINT "heard_texts_pkey" TO "inbound_sms_pkey";--> statement-breakpoint
ALTER TABLE "inbound_sms" RENAME CONSTRAINT "heard_texts_user_id_users_id_fk" TO "inbound_sms_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "inbound_sms" RENAME CONSTRAINT "heard_texts_provider_id_unique" TO "inbound_sms_provider_id_unique";--> statement-breakpoint
ALTER TABLE "developer_outbox" RENAME CONSTRAINT "mail_outbox_pkey" TO "developer_outbox_pkey";--> statement-breakpoint
ALTER TABLE "developer_outbox" RENAME CONSTRAINT "mail_outbox_user_id_users_id_fk" TO "developer_outbox_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "unshared_messages" RENAME CONSTRAINT "memory_holds_memory_id_conversation_memory_id_fk" TO "unshared_messages_memory_id_conversation_memory_id_fk";--> statement-breakpoint
ALTER TABLE "unshared_messages" RENAME CONSTRAINT "memory_holds_message_id_messages_id_fk" TO "unshared_messages_message_id_messages_id_fk";--> statement-breakpoint
ALTER TABLE "unshared_messages" RENAME CONSTRAINT "memory_holds_memory_id_message_id_pk" TO "unshared_messages_memory_id_message_id_pk";--> statement-breakpoint
ALTER TABLE "planned_usage" RENAME CONSTRAINT "planned_periods_user_id_users_id_fk" TO "planned_usage_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "planned_usage" RENAME CONSTRAINT "planned_periods_user_id_period_pk" TO "planned_usage_user_id_period_pk";--> statement-breakpoint
ALTER TABLE "recall_embedding_progress" RENAME CONSTRAINT "recall_embedded_helper_id_helpers_id_fk" TO "recall_embedding_progress_helper_id_helpers_id_fk";--> statement-breakpoint
ALTER TABLE "recall_embedding_progress" RENAME CONSTRAINT "recall_embedded_helper_id_model_pk" TO "recall_embedding_progress_helper_id_model_pk";--> statement-breakpoint
ALTER TABLE "recall_positions" RENAME CONSTRAINT "recall_places_pkey" TO "recall_positions_pkey";--> statement-breakpoint
ALTER TABLE "recall_positions" RENAME CONSTRAINT "recall_places_message_id_messages_id_fk" TO "recall_positions_message_id_messages_id_fk";--> statement-breakpoint
ALTER TABLE "recall_postings" RENAME CONSTRAINT "recall_postings_user_id_term_helper_id_kind_chunk_pk" TO "recall_postings_user_id_term_helper_id_visibility_chunk_pk";--> statement-breakpoint
ALTER TABLE "recall_stale_chunks" RENAME CONSTRAINT "recall_stale_helper_id_helpers_id_fk" TO "recall_stale_chunks_helper_id_helpers_id_fk";--> statement-breakpoint
ALTER TABLE "recall_stale_chunks" RENAME CONSTRAINT "recall_stale_helper_id_chunk_pk" TO "recall_stale_chunks_helper_id_chunk_pk";--> statement-breakpoint
ALTER TABLE "outbound_sms" RENAME CONSTRAINT "sent_texts_pkey" TO "outbound_sms_pkey";--> statement-breakpoint
ALTER TABLE "outbound_sms" RENAME CONSTRAINT "sent_texts_user_id_users_id_fk" TO "outbound_sms_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "outbound_sms" RENAME CONSTRAINT "sent_texts_delivery_id_deliveries_id_fk" TO "outbound_sms_delivery_id_deliveries_id_fk";--> statement-breakpoint
ALTER TABLE "outbound_sms" RENAME CONSTRAINT "sent_texts_provider_id_unique" TO "outbound_sms_provider_id_unique";--> statement-breakpoint
ALTER TABLE "outbound_sms" RENAME CONSTRAINT "sent_texts_kind" TO "outbound_sms_kind";--> statement-breakpoint
ALTER TABLE "outbound_sms" RENAME CONSTRAINT "sent_texts_status" TO "outbound_sms_status";--> statement-breakpoint
ALTER TABLE "outbound_sms" RENAME CONSTRAINT "sent_texts_part_range" TO "outbound_sms_part_range";--> statement-breakpoint
ALTER TABLE "auth_flows" RENAME CONSTRAINT "sign_in_steps_pkey" TO "auth_flows_pkey";--> statement-breakpoint
ALTER TABLE "auth_flows" RENAME CONSTRAINT "sign_in_steps_user_id_users_id_fk" TO "auth_flows_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "simulated_sms" RENAME CONSTRAINT "simulated_texts_pkey" TO "simulated_sms_pkey";--> statement-breakpoint
ALTER TABLE "sms_consents" RENAME CONSTRAINT "text_consents_pkey" TO "sms_consents_pkey";--> statement-breakpoint
ALTER TABLE "sms_consents" RENAME CONSTRAINT "text_consents_user_id_users_id_fk" TO "sms_consents_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "sms_opt_outs" RENAME CONSTRAINT "text_opt_outs_pkey" TO "sms_opt_outs_pkey";--> statement-breakpoint
ALTER TABLE "sms_opt_outs" RENAME CONSTRAINT "text_opt_outs_source" TO "sms_opt_outs_source";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "waiting_letters_pkey" TO "email_outbox_pkey";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "waiting_letters_user_id_users_id_fk" TO "email_outbox_user_id_users_id_fk";--> statement-breakpoint
ALTER INDEX "conversation_digests_waiting" RENAME TO "conversation_digests_pending";--> statement-breakpoint
ALTER INDEX "conversation_memory_held" RENAME TO "conversation_memory_unshared_by";--> statement-breakpoint
ALTER INDEX "credit_entries_user" RENAME TO "allowance_reservations_user";--> statement-breakpoint
ALTER INDEX "credit_entries_message" RENAME TO "allowance_reservations_message";--> statement-breakpoint
ALTER INDEX "credit_entries_planned" RENAME TO "allowance_reservations_planned";--> statement-breakpoint
ALTER INDEX "credit_entries_open" RENAME TO "allowance_reservations_open";--> statement-breakpoint
ALTER INDEX "credit_entries_stale" RENAME TO "allowance_reservations_stale";--> statement-breakpoint
ALTER INDEX "heard_texts_open" RENAME TO "inbound_sms_open";--> statement-breakpoint
ALTER INDEX "heard_texts_user" RENAME TO "inbound_sms_user";--> statement-breakpoint
ALTER INDEX "heard_texts_received" RENAME TO "inbound_sms_received";--> statement-breakpoint
ALTER INDEX "mail_outbox_user" RENAME TO "developer_outbox_user";--> statement-breakpoint
ALTER INDEX "memory_holds_message" RENAME TO "unshared_messages_message";--> statement-breakpoint
ALTER INDEX "message_templates_place" RENAME TO "message_templates_sequence";--> statement-breakpoint
ALTER INDEX "messages_to_remember" RENAME TO "messages_to_process";--> statement-breakpoint
ALTER INDEX "messages_to_count" RENAME TO "messages_to_count_references";--> statement-breakpoint
ALTER INDEX "recall_places_place" RENAME TO "recall_positions_position";--> statement-breakpoint
ALTER INDEX "sent_texts_part" RENAME TO "outbound_sms_part";--> statement-breakpoint
ALTER INDEX "sent_texts_number" RENAME TO "outbound_sms_number";--> statement-breakpoint
ALTER INDEX "sent_texts_user" RENAME TO "outbound_sms_user";--> statement-breakpoint
ALTER INDEX "sent_texts_delivery" RENAME TO "outbound_sms_delivery";--> statement-breakpoint
ALTER INDEX "sent_texts_created" RENAME TO "outbound_sms_created";--> statement-breakpoint
ALTER INDEX "sign_in_steps_user" RENAME TO "auth_flows_user";--> statement-breakpoint
ALTER INDEX "sign_in_steps_expires" RENAME TO "auth_flows_expires";--> statement-breakpoint
ALTER INDEX "text_consents_number" RENAME TO "sms_consents_number";--> statement-breakpoint
ALTER INDEX "text_opt_outs_open" RENAME TO "sms_opt_outs_open";--> statement-breakpoint
ALTER INDEX "waiting_letters_due" RENAME TO "email_outbox_due";--> statement-breakpoint
ALTER INDEX "waiting_letters_user" RENAME TO "email_outbox_user";--> statement-breakpoint
ALTER SEQUENCE "credit_entries_id_seq" RENAME TO "allowance_reservations_id_seq";--> statement-breakpoint
ALTER SEQUENCE "heard_texts_id_seq" RENAME TO "inbound_sms_id_seq";--> statement-breakpoint
ALTER SEQUENCE "mail_outbox_id_seq" RENAME TO "developer_outbox_id_seq";--> statement-breakpoint
ALTER SEQUENCE "sent_texts_id_seq" RENAME TO "outbound_sms_id_seq";--> statement-breakpoint
ALTER SEQUENCE "simulated_texts_id_seq" RENAME TO "simulated_sms_id_seq";--> statement-breakpoint
ALTER SEQUENCE "text_consents_id_seq" RENAME TO "sms_consents_id_seq";--> statement-breakpoint
ALTER SEQUENCE "text_opt_outs_id_seq" RENAME TO "sms_opt_outs_id_seq";--> statement-breakpoint
ALTER SEQUENCE "waiting_letters_id_seq" RENAME TO "email_outbox_id_seq";--> statement-breakpoint
ALTER TABLE "auth_flows" DROP CONSTRAINT "sign_in_steps_kind";
--> statement-breakpoint
UPDATE "auth_flows" SET "kind" = 'pendingSignUp' WHERE "kind" = 'newcomer';--> statement-breakpoint
ALTER TABLE "auth_flows" ADD CONSTRAINT "auth_flows_kind" CHECK ("auth_flows"."kind" in ('workspace', 'pendingSignUp', 'passkey'));--> statement-breakpoint
ALTER TABLE "inbound_sms" DROP CONSTRAINT "heard_texts_status";
--> statement-breakpoint
UPDATE "inbound_sms" SET "status" = 'processing' WHERE "status" = 'hearing';--> statement-breakpoint
ALTER TABLE "inbound_sms" ADD CONSTRAINT "inbound_sms_status" CHECK ("inbound_sms"."status" in ('received', 'processing', 'answered', 'dropped'));--> statement-breakpoint
ALTER TRIGGER "recall_places_deleted" ON "recall_positions" RENAME TO "recall_positions_deleted";--> statement-breakpoint
ALTER FUNCTION "note_stale_recall"() RENAME TO "note_stale_recall_chunks";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_stale_recall_chunks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "recall_stale_chunks" ("helper_id", "chunk")
	SELECT DISTINCT g."helper_id", g."position" >> 11 FROM "gone" g
	WHERE EXISTS (SELECT FROM "helpers" h WHERE h."id" = g."helper_id")
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "recall_message_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."is_forgotten" OR NEW."is_sensitive" THEN
		DELETE FROM "recall_positions" WHERE "message_id" = NEW."id";
	ELSE
		INSERT INTO "recall_stale_chunks" ("helper_id", "chunk")
		SELECT p."helper_id", p."position" >> 11 FROM "recall_positions" p WHERE p."message_id" = NEW."id"
		ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- PostgreSQL names these itself, from version 18 on.
DO $$
DECLARE
	c record;
BEGIN
	FOR c IN
		SELECT n.conname AS old, t.relname AS name, t.relname || '_' || a.attname || '_not_null' AS new
		FROM pg_constraint n JOIN pg_class t ON t.oid = n.conrelid
			JOIN pg_attribute a ON a.attrelid = n.conrelid AND a.attnum = n.conkey[1]
		WHERE n.contype = 'n' AND n.connamespace = 'public'::regnamespace
	LOOP
		IF c.old <> c.new AND length(c.new) < 64 THEN
			EXECUTE format('ALTER TABLE %I RENAME CONSTRAINT %I TO %I', c.name, c.old, c.new);
		END IF;
	END LOOP;
END $$;
