ALTER TABLE "users" ADD COLUMN "username_skeleton" varchar(256);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_skeleton_unique" UNIQUE("username_skeleton");