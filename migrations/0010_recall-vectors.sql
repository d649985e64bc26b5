CREATE TABLE "recall_embedded" (
	"helper_id" integer NOT NULL,
	"model" text NOT NULL,
	"next_place" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	CONSTRAINT "recall_embedded_helper_id_model_pk" PRIMARY KEY("helper_id","model")
);
--> statement-breakpoint
CREATE TABLE "recall_vectors" (
	"user_id" integer NOT NULL,
	"helper_id" integer NOT NULL,
	"model" text NOT NULL,
	"block" integer NOT NULL,
	"vectors" "bytea" NOT NULL,
	"newest_message" bigint NOT NULL,
	CONSTRAINT "recall_vectors_helper_id_model_block_pk" PRIMARY KEY("helper_id","model","block")
);
--> statement-breakpoint
ALTER TABLE "recall_embedded" ADD CONSTRAINT "recall_embedded_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_vectors" ADD CONSTRAINT "recall_vectors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_vectors" ADD CONSTRAINT "recall_vectors_helper_id_helpers_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."helpers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_vectors_newest" ON "recall_vectors" USING btree ("user_id","model","newest_message");