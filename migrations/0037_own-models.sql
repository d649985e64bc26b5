CREATE TABLE "own_models" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"settings" "bytea" NOT NULL,
	"api_key" "bytea",
	"since" timestamp (3) with time zone NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"last_failure_at" timestamp (3) with time zone,
	"failure" varchar(16),
	CONSTRAINT "own_models_failure" CHECK (("own_models"."last_failure_at" is null) = ("own_models"."failure" is null))
);
--> statement-breakpoint
ALTER TABLE "allowance_reservations" ADD COLUMN "messages" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "system_state" ADD COLUMN "own_models_allowed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "own_models" ADD CONSTRAINT "own_models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowance_reservations" ADD CONSTRAINT "allowance_reservations_messages" CHECK ("allowance_reservations"."messages" between 0 and 1);--> statement-breakpoint
ALTER TABLE "own_models" ALTER COLUMN "settings" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "own_models" ALTER COLUMN "api_key" SET STATISTICS 0;
