ALTER TABLE "recall_conversations" DROP COLUMN "settled_id";--> statement-breakpoint
ALTER TABLE "recall_conversations" DROP COLUMN "next_settled_id";--> statement-breakpoint
ALTER TABLE "recall_conversations" DROP COLUMN "next_settled_at";
--> statement-breakpoint
-- What holds a common term grows with every message: with room on its page it stays there, and no index is touched.
ALTER TABLE "recall_postings" SET (fillfactor = 80);
