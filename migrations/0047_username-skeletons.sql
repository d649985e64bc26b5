ALTER TABLE "users" ADD COLUMN "username_skeleton" varchar(256);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_skeleton_unique" UNIQUE("username_skeleton");--> statement-breakpoint
-- The planner’s statistics would keep the name after its deletion.
ALTER TABLE "users" ALTER COLUMN "username_skeleton" SET STATISTICS 0;
