CREATE TABLE "heard_texts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider_id" varchar(64) NOT NULL,
	"number_hash" varchar(64) NOT NULL,
	"user_id" integer,
	"helper_id" integer,
	"phone_number" varchar(16),
	"words" "bytea",
	"message_id" bigint,
	"status" varchar(16) DEFAULT 'received' NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone,
	CONSTRAINT "heard_texts_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "heard_texts_status" CHECK ("heard_texts"."status" in ('received', 'hearing', 'answered', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "sent_texts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"helper_id" integer,
	"message_id" bigint,
	"part" smallint DEFAULT 0 NOT NULL,
	"kind" varchar(8) NOT NULL,
	"delivery_id" bigint,
	"number_hash" varchar(64) NOT NULL,
	"body_hash" varchar(64) NOT NULL,
	"status" varchar(16) DEFAULT 'pending' NOT NULL,
	"provider_id" varchar(64),
	"error_code" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "sent_texts_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "sent_texts_kind" CHECK ("sent_texts"."kind" in ('code', 'stop', 'start', 'help', 'welcome', 'notice', 'reply', 'planned')),
	CONSTRAINT "sent_texts_status" CHECK ("sent_texts"."status" in ('pending', 'sending', 'sent', 'delivered', 'failed')),
	CONSTRAINT "sent_texts_part_range" CHECK ("sent_texts"."part" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "simulated_texts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"phone_number" varchar(16) NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_opt_outs" (
	"id" serial PRIMARY KEY NOT NULL,
	"number_hash" varchar(64) NOT NULL,
	"source" varchar(8) NOT NULL,
	"opted_out_at" timestamp (3) with time zone NOT NULL,
	"opted_in_at" timestamp (3) with time zone,
	CONSTRAINT "text_opt_outs_source" CHECK ("text_opt_outs"."source" in ('text', 'provider'))
);
--> statement-breakpoint
CREATE TABLE "verified_phones" (
	"user_id" integer NOT NULL,
	"phone_number" varchar(16) NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verified_phones_user_id_phone_number_pk" PRIMARY KEY("user_id","phone_number")
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_status";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "purpose" varchar(16) NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "heard_texts" ADD CONSTRAINT "heard_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_texts" ADD CONSTRAINT "sent_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_texts" ADD CONSTRAINT "sent_texts_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_consents" ADD CONSTRAINT "text_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_phones" ADD CONSTRAINT "verified_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "heard_texts_open" ON "heard_texts" USING btree ("id") WHERE "heard_texts"."status" = 'received' and "heard_texts"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "heard_texts_user" ON "heard_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "heard_texts_received" ON "heard_texts" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sent_texts_part" ON "sent_texts" USING btree ("message_id","part");--> statement-breakpoint
CREATE INDEX "sent_texts_number" ON "sent_texts" USING btree ("number_hash","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sent_texts_user" ON "sent_texts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_texts_delivery" ON "sent_texts" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "sent_texts_created" ON "sent_texts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_consents_number" ON "text_consents" USING btree ("user_id","phone_number");--> statement-breakpoint
CREATE UNIQUE INDEX "text_opt_outs_open" ON "text_opt_outs" USING btree ("number_hash") WHERE "text_opt_outs"."opted_in_at" is null;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_codes_user" ON "verification_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_codes_expires" ON "verification_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "helpers_phone" ON "helpers" USING btree ("phone_number") WHERE "helpers"."phone_number" is not null;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_purpose" CHECK ("verification_codes"."purpose" in ('helper', 'account', 'sign_in'));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_status" CHECK ("deliveries"."status" in ('pending', 'sending', 'sent', 'delivered', 'failed', 'skipped'));