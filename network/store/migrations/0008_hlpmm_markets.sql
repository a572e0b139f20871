-- The markets of the curve before had other contracts; a chain that has them is read anew.
TRUNCATE "markets", "swaps", "candles", "fee_claims", "volatility_snapshots";--> statement-breakpoint
CREATE TABLE "fee_strategies" (
	"block_number" integer NOT NULL,
	"log_index" integer NOT NULL,
	"nft_id" integer NOT NULL,
	"strategy" integer NOT NULL,
	CONSTRAINT "fee_strategies_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
ALTER TABLE "followed" ADD COLUMN "market_factory" text;--> statement-breakpoint
ALTER TABLE "followed" ADD COLUMN "market_events" text;--> statement-breakpoint
ALTER TABLE "followed" ADD COLUMN "stablecoins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "swaps" ADD COLUMN "caller" text NOT NULL;--> statement-breakpoint
ALTER TABLE "swaps" ADD COLUMN "stablecoin" text NOT NULL;--> statement-breakpoint
ALTER TABLE "swaps" ADD COLUMN "reserve_usd_after" numeric NOT NULL;--> statement-breakpoint
CREATE INDEX "fee_strategies_nft" ON "fee_strategies" USING btree ("nft_id","block_number","log_index");--> statement-breakpoint
ALTER TABLE "followed" DROP COLUMN "curve_factory";--> statement-breakpoint
ALTER TABLE "followed" DROP COLUMN "stablecoin";--> statement-breakpoint
ALTER TABLE "fee_claims" DROP COLUMN "pool";--> statement-breakpoint
ALTER TABLE "swaps" DROP COLUMN "virtual_reserve_usd_after";--> statement-breakpoint
ALTER TABLE "swaps" DROP COLUMN "real_reserve_usd_after";--> statement-breakpoint
ALTER TABLE "volatility_snapshots" DROP COLUMN "next_fee";