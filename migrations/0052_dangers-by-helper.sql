-- Most of these periods began with a false alarm, and they concerned every helper of the person.
DELETE FROM "care_periods";--> statement-breakpoint
ALTER TABLE "care_periods" DROP CONSTRAINT "care_periods_pkey";--> statement-breakpoint
ALTER TABLE "care_periods" ADD CONSTRAINT "care_periods_helper_id_pk" PRIMARY KEY("helper_id");--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "danger" varchar(16);--> statement-breakpoint
UPDATE "messages" m SET "danger" = 'heard' FROM "messages" r WHERE r."reply_to" = m."id" AND r."source" = 'safety' AND m."is_from_user";--> statement-breakpoint
CREATE INDEX "messages_danger" ON "messages" USING btree ("helper_id","id") WHERE "messages"."danger" = 'heard';--> statement-breakpoint
CREATE INDEX "care_periods_user" ON "care_periods" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_danger" CHECK ("messages"."danger" in ('heard', 'misunderstood'));
