CREATE TABLE "active_addresses" (
	"day" date NOT NULL,
	"address" text NOT NULL,
	"transactions" integer NOT NULL,
	CONSTRAINT "active_addresses_day_address_pk" PRIMARY KEY("day","address")
);
--> statement-breakpoint
ALTER TABLE "transaction_days" ADD COLUMN "active_addresses" integer;--> statement-breakpoint
-- Nobody can tell any more who was active on a day of which records were pruned.
UPDATE "transaction_days" SET "active_addresses" = "active"."count"
	FROM (SELECT ("timestamp" AT TIME ZONE 'UTC')::date AS "day", count(DISTINCT "from")::integer AS "count"
		FROM "transactions" GROUP BY 1) AS "active"
	WHERE "transaction_days"."day" = "active"."day" AND NOT EXISTS (
		SELECT FROM "followed", "blocks" WHERE "kept_from" > "first_block" AND "consensus"
			AND "number" = "kept_from" AND ("timestamp" AT TIME ZONE 'UTC')::date >= "active"."day");--> statement-breakpoint
INSERT INTO "active_addresses" ("day", "address", "transactions")
	SELECT ("timestamp" AT TIME ZONE 'UTC')::date, "from", count(*)::integer FROM "transactions"
	WHERE ("timestamp" AT TIME ZONE 'UTC')::date > (SELECT max("day") FROM "transaction_days") - 3 GROUP BY 1, 2;
