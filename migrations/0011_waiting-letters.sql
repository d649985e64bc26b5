CREATE TABLE "waiting_letters" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "waiting_letters" ADD CONSTRAINT "waiting_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_letters_open" ON "waiting_letters" USING btree ("id") WHERE "waiting_letters"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "waiting_letters_user" ON "waiting_letters" USING btree ("user_id");