-- Statistics would hold samples of what is deleted.
ALTER TABLE "helpers" ALTER COLUMN "background" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "helpers" ALTER COLUMN "greetings" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "title" SET STATISTICS 0;
