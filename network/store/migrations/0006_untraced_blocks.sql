ALTER TABLE "blocks" ALTER COLUMN "internal_transactions_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "totals" ADD COLUMN "untraced_blocks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A node without traces left no internal transactions. In a block without transactions there are none.
UPDATE "blocks" SET "internal_transactions_count" = NULL
	WHERE "internal_transactions_count" = 0 AND "transactions_count" > 0
		AND EXISTS (SELECT FROM "followed" WHERE NOT "internal_calls");--> statement-breakpoint
UPDATE "totals" SET "untraced_blocks" =
	(SELECT count(*) FROM "blocks" WHERE "consensus" AND "internal_transactions_count" IS NULL);
