-- A search finds words whose stems we don't know by their letters. Messages that were indexed before get these terms in
-- the background: a visibility that no message has makes reindex.ts write every chunk again, at the same positions.
INSERT INTO "recall_stale_chunks" ("helper_id", "chunk") SELECT DISTINCT "helper_id", "position" >> 11 FROM "recall_positions" ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "recall_positions" SET "visibility" = -2 WHERE "visibility" >= 0;
