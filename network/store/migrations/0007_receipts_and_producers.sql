ALTER TABLE "addresses" ADD COLUMN "is_receipt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "validations_count" integer DEFAULT 0;--> statement-breakpoint
UPDATE "addresses" SET "is_receipt" = true FROM "logs", "followed"
	WHERE "logs"."address" = "followed"."lending_pool" AND "logs"."topic0" = '0xc8061a18ea595abf087595f2a3e6237ea59a8e245c675953efaa6ee4419e587c'
		AND "logs"."topic2" = '0x000000000000000000000000' || substr(lower("addresses"."address"), 3);--> statement-breakpoint
-- Who took out as much as they had put in may still have the interest.
INSERT INTO "token_balances" ("token", "holder", "token_id", "amount")
	SELECT "token", "holder", 0, 0 FROM (
		SELECT "token", "from" AS "holder" FROM "token_transfers" WHERE "token" IN (SELECT "address" FROM "addresses" WHERE "is_receipt")
		UNION
		SELECT "token", "to" FROM "token_transfers" WHERE "token" IN (SELECT "address" FROM "addresses" WHERE "is_receipt")) AS "moved"
	WHERE "holder" <> '0x0000000000000000000000000000000000000000' ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Pruned blocks do not say any more who produced them.
UPDATE "addresses" SET "validations_count" = NULL FROM "followed" WHERE "kept_from" > "followed"."first_block";--> statement-breakpoint
UPDATE "addresses" SET "validations_count" = "produced"."count"
	FROM (SELECT "miner", count(*)::integer AS "count" FROM "blocks" WHERE "consensus" GROUP BY "miner") AS "produced"
	WHERE "addresses"."address" = "produced"."miner" AND "validations_count" IS NOT NULL;
