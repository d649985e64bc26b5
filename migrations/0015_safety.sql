CREATE TABLE "care_periods" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"helper_id" integer NOT NULL,
	"state" "bytea" NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_counts" (
	"day" date NOT NULL,
	"concern" varchar(16) NOT NULL,
	"language" varchar(2) NOT NULL,
	"channel" varchar(12) NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "safety_counts_day_concern_language_channel_pk" PRIMARY KEY("day","concern","language","channel"),
	CONSTRAINT "safety_counts_concern" CHECK ("safety_counts"."concern" in ('suicide', 'self-harm', 'overdose', 'violence', 'eating', 'someone-else')),
	CONSTRAINT "safety_counts_language" CHECK ("safety_counts"."language" in ('en', 'de', 'es', 'fr', 'pt')),
	CONSTRAINT "safety_counts_channel" CHECK ("safety_counts"."channel" in ('app', 'sms', 'sensitive'))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_source";--> statement-breakpoint
ALTER TABLE "care_periods" ADD CONSTRAINT "care_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_periods" ADD CONSTRAINT "care_periods_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_source" CHECK ("messages"."source" in ('person', 'model', 'offline', 'fallback', 'template', 'safety'));