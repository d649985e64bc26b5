CREATE TABLE "message_pictures" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	CONSTRAINT "message_pictures_width" CHECK ("message_pictures"."width" between 1 and 1600),
	CONSTRAINT "message_pictures_height" CHECK ("message_pictures"."height" between 1 and 1600),
	CONSTRAINT "message_pictures_bytes" CHECK (octet_length("message_pictures"."picture") between 1 and 1000029)
);
--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_pictures_user" ON "message_pictures" USING btree ("user_id","message_id");--> statement-breakpoint
ALTER TABLE "message_pictures" ALTER COLUMN "picture" SET STATISTICS 0, ALTER COLUMN "picture" SET STORAGE EXTERNAL;
