-- Vectors were made of a message and its neighbours; those of messages alone are made again.
DELETE FROM "recall_vectors";--> statement-breakpoint
DELETE FROM "recall_embedding_progress";
