CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" varchar(64) NOT NULL,
	"action" varchar(32) NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" varchar(255) PRIMARY KEY NOT NULL,
	"type" varchar(100) NOT NULL,
	"customer_id" varchar(255) NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "conversation_memory" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"memory_type" varchar(32) NOT NULL,
	"content" "bytea" NOT NULL,
	"confidence" smallint DEFAULT 8 NOT NULL,
	"importance" smallint DEFAULT 5 NOT NULL,
	"last_referenced" timestamp (3) with time zone,
	"tags" "bytea",
	"related_message_ids" bigint[],
	"share_across_helpers" boolean DEFAULT true NOT NULL,
	"sensitivity_level" varchar(24) DEFAULT 'normal' NOT NULL,
	"privacy_tags" text[],
	"encryption_level" varchar(16) DEFAULT 'standard' NOT NULL,
	"access_restrictions" jsonb,
	"retention_period" integer DEFAULT 365 NOT NULL,
	"auto_delete_at" timestamp (3) with time zone,
	"cross_helper_references" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_memory_confidence" CHECK ("conversation_memory"."confidence" between 1 and 10),
	CONSTRAINT "conversation_memory_importance" CHECK ("conversation_memory"."importance" between 1 and 10),
	CONSTRAINT "conversation_memory_sensitivity" CHECK ("conversation_memory"."sensitivity_level" in ('normal', 'sensitive', 'highly_sensitive')),
	CONSTRAINT "conversation_memory_encryption" CHECK ("conversation_memory"."encryption_level" in ('standard', 'enhanced', 'maximum')),
	CONSTRAINT "conversation_memory_retention" CHECK ("conversation_memory"."retention_period" = -1 or "conversation_memory"."retention_period" > 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_summaries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"session_date" date NOT NULL,
	"key_topics" "bytea",
	"emotional_state" "bytea",
	"progress_made" "bytea",
	"action_items" "bytea",
	"follow_up_needed" boolean DEFAULT false NOT NULL,
	"overall_tone" "bytea",
	"significant_moments" "bytea",
	"message_count" integer DEFAULT 0 NOT NULL,
	"summary" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_summaries_count" CHECK ("conversation_summaries"."message_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"user_message_id" bigint,
	"schedule_id" bigint,
	"message_id" bigint,
	"period" timestamp (3) with time zone NOT NULL,
	"state" varchar(16) DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "credit_entries_state" CHECK ("credit_entries"."state" in ('reserved', 'spent', 'released'))
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"schedule_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"message_id" bigint NOT NULL,
	"channel" varchar(8) NOT NULL,
	"status" varchar(16) DEFAULT 'pending' NOT NULL,
	"reason" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "deliveries_channel" CHECK ("deliveries"."channel" in ('app', 'push', 'email', 'sms')),
	CONSTRAINT "deliveries_status" CHECK ("deliveries"."status" in ('pending', 'sending', 'delivered', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "helpers" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" varchar(60) NOT NULL,
	"description" "bytea" NOT NULL,
	"persona_type" varchar(48) NOT NULL,
	"image_url" text,
	"tone" varchar(16) NOT NULL,
	"message_length" varchar(16) NOT NULL,
	"example_messages" "bytea",
	"frequency" varchar(16) NOT NULL,
	"preferred_time" varchar(16) NOT NULL,
	"vary_timing" boolean DEFAULT false NOT NULL,
	"allow_weekends" boolean DEFAULT false NOT NULL,
	"weekly_day" smallint,
	"custom_days" smallint[],
	"custom_times" varchar(5)[],
	"communication_type" varchar(8) DEFAULT 'sms' NOT NULL,
	"phone_number" varchar(16),
	"use_templated_messages" boolean DEFAULT true NOT NULL,
	"current_sequence_position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"needs_plan" boolean DEFAULT true NOT NULL,
	"unanswered" smallint DEFAULT 0 NOT NULL,
	"last_planned_message" bigint,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "helpers_tone" CHECK ("helpers"."tone" in ('professional', 'friendly', 'motivational', 'direct', 'supportive')),
	CONSTRAINT "helpers_message_length" CHECK ("helpers"."message_length" in ('brief', 'moderate', 'detailed', 'varied')),
	CONSTRAINT "helpers_frequency" CHECK ("helpers"."frequency" in ('daily', 'weekdays', 'weekly', 'custom')),
	CONSTRAINT "helpers_preferred_time" CHECK ("helpers"."preferred_time" in ('morning', 'midday', 'afternoon', 'evening')),
	CONSTRAINT "helpers_communication_type" CHECK ("helpers"."communication_type" in ('sms', 'chat')),
	CONSTRAINT "helpers_weekly_day" CHECK ("helpers"."weekly_day" between 1 and 7),
	CONSTRAINT "helpers_custom_times" CHECK (cardinality("helpers"."custom_times") between 1 and 3),
	CONSTRAINT "helpers_sequence_position" CHECK ("helpers"."current_sequence_position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"mail" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_schedules" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"scheduled_time" timestamp (3) with time zone NOT NULL,
	"time_zone" varchar(64) NOT NULL,
	"status" varchar(16) DEFAULT 'pending' NOT NULL,
	"reason" text,
	"metadata" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "message_schedules_status" CHECK ("message_schedules"."status" in ('pending', 'claimed', 'delivered', 'failed', 'skipped', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" serial PRIMARY KEY NOT NULL,
	"persona_type" varchar(48) NOT NULL,
	"sequence_position" integer NOT NULL,
	"template_text" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_position" CHECK ("message_templates"."sequence_position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"is_from_user" boolean NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"delivery_status" varchar(16) NOT NULL,
	"source" varchar(16) NOT NULL,
	"reply_to" bigint,
	"is_greeting" boolean DEFAULT false NOT NULL,
	"schedule_id" bigint,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"emotional_tone" "bytea",
	"key_topics" "bytea",
	"sentiment" "bytea",
	"importance" smallint DEFAULT 5 NOT NULL,
	"memory_tags" "bytea",
	"context_references" bigint[],
	CONSTRAINT "messages_delivery_status" CHECK ("messages"."delivery_status" in ('delivered', 'stopped')),
	CONSTRAINT "messages_source" CHECK ("messages"."source" in ('person', 'model', 'offline', 'fallback', 'template')),
	CONSTRAINT "messages_importance" CHECK ("messages"."importance" between 1 and 10),
	CONSTRAINT "messages_source_matches" CHECK (("messages"."source" = 'person') = "messages"."is_from_user")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"model" varchar(128) PRIMARY KEY NOT NULL,
	"input" bigint NOT NULL,
	"output" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_not_negative" CHECK ("prices"."input" >= 0 and "prices"."output" >= 0)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"endpoint_hash" varchar(64) NOT NULL,
	"subscription" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(128) PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar(64) PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"day" date DEFAULT '1970-01-01' NOT NULL,
	"daily_calls" integer DEFAULT 0 NOT NULL,
	"last_admitted" integer DEFAULT 0 NOT NULL,
	"month" date DEFAULT '1970-01-01' NOT NULL,
	"monthly_micros" bigint DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"tripped_at" timestamp (3) with time zone,
	"trial_until" timestamp (3) with time zone,
	CONSTRAINT "system_state_one_row" CHECK ("system_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "usage_calls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"purpose" varchar(16) NOT NULL,
	"model" varchar(128) NOT NULL,
	"state" varchar(16) DEFAULT 'open' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"month" date NOT NULL,
	"attempts" smallint DEFAULT 1 NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"input_price" bigint NOT NULL,
	"output_price" bigint NOT NULL,
	"worst_micros" bigint NOT NULL,
	"cost_micros" bigint,
	"input_tokens" integer,
	"output_tokens" integer,
	"latency_ms" integer,
	"failure" varchar(16),
	CONSTRAINT "usage_calls_purpose" CHECK ("usage_calls"."purpose" in ('chat', 'scheduled', 'memory', 'preview')),
	CONSTRAINT "usage_calls_state" CHECK ("usage_calls"."state" in ('open', 'done', 'failed', 'stopped', 'abandoned'))
);
--> statement-breakpoint
CREATE TABLE "usage_rates" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"minute_calls" integer NOT NULL,
	"day" date NOT NULL,
	"day_calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_keys" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"wrapped_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"personality_traits" "bytea",
	"communication_style" "bytea",
	"preferred_topics" "bytea",
	"avoid_topics" "bytea",
	"short_term_goals" "bytea",
	"long_term_goals" "bytea",
	"current_challenges" "bytea",
	"significant_events" "bytea",
	"relationship_status" "bytea",
	"work_situation" "bytea",
	"preferred_tone" "bytea",
	"response_length" "bytea",
	"sensitive_topics" "bytea",
	"motivational_style" "bytea",
	"privacy_settings" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"replit_id" varchar(255),
	"username" varchar(64) NOT NULL,
	"password" text,
	"phone_number" varchar(16),
	"email" varchar(254),
	"first_name" varchar(80),
	"last_name" varchar(80),
	"profile_image_url" text,
	"is_phone_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stripe_customer_id" varchar(255),
	"stripe_subscription_id" varchar(255),
	"subscription_status" varchar(16) DEFAULT 'free' NOT NULL,
	"subscription_tier" varchar(16) DEFAULT 'free' NOT NULL,
	"subscription_end_date" timestamp (3) with time zone,
	"message_credits_used" integer DEFAULT 0 NOT NULL,
	"message_credits_limit" integer DEFAULT 25 NOT NULL,
	"credits_anchor" timestamp (3) with time zone DEFAULT (date_trunc('month', now() at time zone 'utc') at time zone 'utc') NOT NULL,
	"credits_period" timestamp (3) with time zone DEFAULT (date_trunc('month', now() at time zone 'utc') at time zone 'utc') NOT NULL,
	"credits_period_end" timestamp (3) with time zone DEFAULT ((date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc') NOT NULL,
	"billing_ticket" integer DEFAULT 0 NOT NULL,
	"billing_synced_at" timestamp (3) with time zone,
	"time_zone" varchar(64) DEFAULT 'UTC' NOT NULL,
	"role" varchar(16) DEFAULT 'user' NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"is_adult" boolean DEFAULT false NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"quiet_hours_start" smallint DEFAULT 21 NOT NULL,
	"quiet_hours_end" smallint DEFAULT 8 NOT NULL,
	CONSTRAINT "users_replit_id_unique" UNIQUE("replit_id"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_subscription_status" CHECK ("users"."subscription_status" in ('free', 'demo', 'granted', 'active', 'past_due', 'canceled')),
	CONSTRAINT "users_subscription_tier" CHECK ("users"."subscription_tier" in ('free', 'starter', 'pro', 'unlimited')),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'operator')),
	CONSTRAINT "users_credits" CHECK ("users"."message_credits_used" >= 0 and "users"."message_credits_limit" >= 0),
	CONSTRAINT "users_quiet_hours_start" CHECK ("users"."quiet_hours_start" between 0 and 23),
	CONSTRAINT "users_quiet_hours_end" CHECK ("users"."quiet_hours_end" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone_number" varchar(16) NOT NULL,
	"code" varchar(64) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "verification_codes_attempts" CHECK ("verification_codes"."attempts" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_memory" ADD CONSTRAINT "conversation_memory_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_summaries" ADD CONSTRAINT "conversation_summaries_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_summaries" ADD CONSTRAINT "conversation_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_message_id_messages_id_fk" FOREIGN KEY ("user_message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_schedule_id_message_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."message_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_schedules" ADD CONSTRAINT "message_schedules_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_calls" ADD CONSTRAINT "usage_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_rates" ADD CONSTRAINT "usage_rates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_keys" ADD CONSTRAINT "user_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "billing_events_open" ON "billing_events" USING btree ("next_attempt_at") WHERE "billing_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "conversation_memory_owner" ON "conversation_memory" USING btree ("user_id","helper_id");--> statement-breakpoint
CREATE INDEX "conversation_memory_helper" ON "conversation_memory" USING btree ("helper_id");--> statement-breakpoint
CREATE INDEX "conversation_summaries_helper" ON "conversation_summaries" USING btree ("helper_id","session_date");--> statement-breakpoint
CREATE INDEX "conversation_summaries_user" ON "conversation_summaries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "credit_entries_message" ON "credit_entries" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_planned" ON "credit_entries" USING btree ("schedule_id") WHERE "credit_entries"."schedule_id" is not null and "credit_entries"."state" <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_open" ON "credit_entries" USING btree ("user_message_id") WHERE "credit_entries"."state" = 'reserved';--> statement-breakpoint
CREATE INDEX "credit_entries_stale" ON "credit_entries" USING btree ("created_at") WHERE "credit_entries"."state" = 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("schedule_id","channel");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("due_at") WHERE "deliveries"."status" = 'pending' and "deliveries"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_queued" ON "deliveries" USING btree ("queued_at") WHERE "deliveries"."status" in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "helpers_needs_plan" ON "helpers" USING btree ("id") WHERE "helpers"."needs_plan";--> statement-breakpoint
CREATE UNIQUE INDEX "helpers_user_persona" ON "helpers" USING btree ("user_id","persona_type");--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_schedules_due" ON "message_schedules" USING btree ("scheduled_time") WHERE "message_schedules"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "message_schedules_claimed" ON "message_schedules" USING btree ("claimed_at") WHERE "message_schedules"."status" = 'claimed';--> statement-breakpoint
CREATE UNIQUE INDEX "message_schedules_one_open" ON "message_schedules" USING btree ("helper_id") WHERE "message_schedules"."status" in ('pending', 'claimed');--> statement-breakpoint
CREATE INDEX "message_schedules_helper" ON "message_schedules" USING btree ("helper_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_place" ON "message_templates" USING btree ("persona_type","sequence_position");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("helper_id","id");--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_planned" ON "messages" USING btree ("schedule_id") WHERE "messages"."schedule_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_reply" ON "messages" USING btree ("reply_to");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_greeting" ON "messages" USING btree ("helper_id") WHERE "messages"."is_greeting";--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_resets" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "usage_calls_started" ON "usage_calls" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "usage_calls_user" ON "usage_calls" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "usage_calls_open" ON "usage_calls" USING btree ("started_at") WHERE "usage_calls"."state" = 'open';--> statement-breakpoint
CREATE INDEX "users_plan_end" ON "users" USING btree ("subscription_end_date") WHERE "users"."subscription_tier" <> 'free';--> statement-breakpoint
CREATE INDEX "users_demo" ON "users" USING btree ("id") WHERE "users"."subscription_status" = 'demo';--> statement-breakpoint
CREATE INDEX "users_billing_synced" ON "users" USING btree ("billing_synced_at") WHERE "users"."stripe_customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_lower" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "verification_codes_phone" ON "verification_codes" USING btree ("phone_number","id" DESC NULLS LAST);