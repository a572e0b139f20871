CREATE TABLE "addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"first_block" integer NOT NULL,
	"is_contract" boolean DEFAULT false NOT NULL,
	"creator" text,
	"creation_transaction" text,
	"name" text,
	"balance" numeric DEFAULT 0 NOT NULL,
	"balance_known" boolean DEFAULT false NOT NULL,
	"balance_block" integer DEFAULT 0 NOT NULL,
	"transactions_count" integer DEFAULT 0 NOT NULL,
	"token_transfers_count" integer DEFAULT 0 NOT NULL,
	"gas_used" numeric DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"hash" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"consensus" boolean DEFAULT true NOT NULL,
	"parent_hash" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"miner" text NOT NULL,
	"gas_used" numeric NOT NULL,
	"gas_limit" numeric NOT NULL,
	"base_fee_per_gas" numeric,
	"size" integer NOT NULL,
	"difficulty" numeric NOT NULL,
	"total_difficulty" numeric,
	"nonce" text,
	"extra_data" text NOT NULL,
	"state_root" text NOT NULL,
	"transactions_count" integer NOT NULL,
	"internal_transactions_count" integer NOT NULL,
	"burnt_fees" numeric NOT NULL,
	"priority_fees" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candles" (
	"pool" text NOT NULL,
	"interval" integer NOT NULL,
	"open_time" timestamp (3) with time zone NOT NULL,
	"open" numeric NOT NULL,
	"high" numeric NOT NULL,
	"low" numeric NOT NULL,
	"close" numeric NOT NULL,
	"volume" numeric NOT NULL,
	"trades" integer NOT NULL,
	CONSTRAINT "candles_pool_interval_open_time_pk" PRIMARY KEY("pool","interval","open_time")
);
--> statement-breakpoint
CREATE TABLE "coin_balances" (
	"address" text NOT NULL,
	"block_number" integer NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"balance" numeric NOT NULL,
	"delta" numeric NOT NULL,
	"transaction_hash" text,
	CONSTRAINT "coin_balances_address_block_number_pk" PRIMARY KEY("address","block_number")
);
--> statement-breakpoint
CREATE TABLE "fee_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"block_number" integer NOT NULL,
	"log_index" integer NOT NULL,
	"transaction_hash" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"pool" text NOT NULL,
	"nft_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"amount" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followed" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"chain_id" integer NOT NULL,
	"genesis_hash" text NOT NULL,
	"curve_factory" text,
	"stablecoin" text,
	"lending_pool" text,
	"head_block" integer,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internal_transactions" (
	"block_number" integer NOT NULL,
	"transaction_index" integer NOT NULL,
	"index" integer NOT NULL,
	"transaction_hash" text NOT NULL,
	"type" text NOT NULL,
	"from" text NOT NULL,
	"to" text,
	"created_contract" text,
	"value" numeric NOT NULL,
	"gas_limit" numeric NOT NULL,
	"gas_used" numeric NOT NULL,
	"input" text NOT NULL,
	"output" text,
	"error" text,
	CONSTRAINT "internal_transactions_block_number_transaction_index_index_pk" PRIMARY KEY("block_number","transaction_index","index")
);
--> statement-breakpoint
CREATE TABLE "logs" (
	"block_number" integer NOT NULL,
	"log_index" integer NOT NULL,
	"transaction_hash" text NOT NULL,
	"transaction_index" integer NOT NULL,
	"address" text NOT NULL,
	"topic0" text,
	"topic1" text,
	"topic2" text,
	"topic3" text,
	"data" text NOT NULL,
	CONSTRAINT "logs_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE TABLE "markets" (
	"id" integer PRIMARY KEY NOT NULL,
	"pool" text NOT NULL,
	"token" text NOT NULL,
	"nft_id" integer NOT NULL,
	"creator" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"metadata" jsonb,
	"image_url" text,
	"supply" numeric NOT NULL,
	"virtual_reserve_usd" numeric NOT NULL,
	"real_reserve_usd" numeric NOT NULL,
	"reserve_token" numeric NOT NULL,
	"spot_price" numeric NOT NULL,
	"market_cap" numeric NOT NULL,
	"volume24h" numeric DEFAULT 0 NOT NULL,
	"trades24h" integer DEFAULT 0 NOT NULL,
	"volume_total" numeric DEFAULT 0 NOT NULL,
	"trades_total" integer DEFAULT 0 NOT NULL,
	"fee_strategy" integer NOT NULL,
	"volatility" integer DEFAULT 0 NOT NULL,
	"holders" integer DEFAULT 0 NOT NULL,
	"trending" double precision DEFAULT 0 NOT NULL,
	"created_at_block" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at_block" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swaps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "swaps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"block_number" integer NOT NULL,
	"log_index" integer NOT NULL,
	"transaction_hash" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"pool" text NOT NULL,
	"sender" text NOT NULL,
	"is_buy" boolean NOT NULL,
	"amount_in" numeric NOT NULL,
	"amount_out" numeric NOT NULL,
	"fee_amount" numeric NOT NULL,
	"amount_usd" numeric NOT NULL,
	"virtual_reserve_usd_after" numeric NOT NULL,
	"real_reserve_usd_after" numeric NOT NULL,
	"reserve_token_after" numeric NOT NULL,
	"price_after" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_balances" (
	"token" text NOT NULL,
	"holder" text NOT NULL,
	"token_id" numeric DEFAULT 0 NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "token_balances_token_holder_token_id_pk" PRIMARY KEY("token","holder","token_id")
);
--> statement-breakpoint
CREATE TABLE "token_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"block_number" integer NOT NULL,
	"log_index" integer NOT NULL,
	"batch_index" integer DEFAULT 0 NOT NULL,
	"transaction_hash" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"token_type" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"amount" numeric NOT NULL,
	"token_id" numeric
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"address" text PRIMARY KEY NOT NULL,
	"first_block" integer NOT NULL,
	"type" text NOT NULL,
	"name" text,
	"symbol" text,
	"decimals" integer,
	"total_supply" numeric DEFAULT 0 NOT NULL,
	"holders" integer DEFAULT 0 NOT NULL,
	"transfers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "totals" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"transactions" integer DEFAULT 0 NOT NULL,
	"addresses" integer DEFAULT 0 NOT NULL,
	"markets" integer DEFAULT 0 NOT NULL,
	"swaps" integer DEFAULT 0 NOT NULL,
	"token_transfers" integer DEFAULT 0 NOT NULL,
	"gas_used" numeric DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_days" (
	"day" date PRIMARY KEY NOT NULL,
	"transactions" bigint NOT NULL,
	"gas_used" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"hash" text PRIMARY KEY NOT NULL,
	"block_number" integer NOT NULL,
	"block_hash" text NOT NULL,
	"index" integer NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"from" text NOT NULL,
	"to" text,
	"created_contract" text,
	"value" numeric NOT NULL,
	"gas_limit" numeric NOT NULL,
	"gas_used" numeric NOT NULL,
	"cumulative_gas_used" numeric NOT NULL,
	"gas_price" numeric NOT NULL,
	"max_fee_per_gas" numeric,
	"max_priority_fee_per_gas" numeric,
	"type" integer NOT NULL,
	"nonce" integer NOT NULL,
	"input" text NOT NULL,
	"v" text,
	"r" text,
	"s" text,
	"succeeded" boolean NOT NULL,
	"revert_data" text,
	"method_id" text,
	"method" text,
	"kinds" text[] NOT NULL,
	"token_transfers_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "volatility_snapshots" (
	"block_number" integer NOT NULL,
	"log_index" integer NOT NULL,
	"pool" text NOT NULL,
	"timestamp" timestamp (3) with time zone NOT NULL,
	"volatility" integer NOT NULL,
	"next_fee" integer NOT NULL,
	CONSTRAINT "volatility_snapshots_block_number_log_index_pk" PRIMARY KEY("block_number","log_index")
);
--> statement-breakpoint
CREATE INDEX "addresses_first_block" ON "addresses" USING btree ("first_block");--> statement-breakpoint
CREATE INDEX "addresses_creation" ON "addresses" USING btree ("creation_transaction");--> statement-breakpoint
CREATE INDEX "addresses_unknown_balance" ON "addresses" USING btree ("address") WHERE not balance_known;--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_consensus_number" ON "blocks" USING btree ("number") WHERE consensus;--> statement-breakpoint
CREATE INDEX "blocks_number" ON "blocks" USING btree ("number");--> statement-breakpoint
CREATE INDEX "blocks_reorg" ON "blocks" USING btree ("number","hash") WHERE not consensus;--> statement-breakpoint
CREATE INDEX "blocks_timestamp" ON "blocks" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "coin_balances_block" ON "coin_balances" USING btree ("block_number");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_claims_position" ON "fee_claims" USING btree ("block_number","log_index");--> statement-breakpoint
CREATE INDEX "fee_claims_nft" ON "fee_claims" USING btree ("nft_id","block_number","log_index");--> statement-breakpoint
CREATE INDEX "internal_transactions_transaction" ON "internal_transactions" USING btree ("transaction_hash","index");--> statement-breakpoint
CREATE INDEX "internal_transactions_from" ON "internal_transactions" USING btree ("from","block_number","transaction_index","index");--> statement-breakpoint
CREATE INDEX "internal_transactions_to" ON "internal_transactions" USING btree ("to","block_number","transaction_index","index");--> statement-breakpoint
CREATE INDEX "internal_transactions_created" ON "internal_transactions" USING btree ("created_contract");--> statement-breakpoint
CREATE INDEX "logs_transaction" ON "logs" USING btree ("transaction_hash","log_index");--> statement-breakpoint
CREATE INDEX "logs_address" ON "logs" USING btree ("address","block_number","log_index");--> statement-breakpoint
CREATE UNIQUE INDEX "markets_pool" ON "markets" USING btree ("pool");--> statement-breakpoint
CREATE UNIQUE INDEX "markets_token" ON "markets" USING btree ("token");--> statement-breakpoint
CREATE INDEX "markets_symbol" ON "markets" USING btree ("symbol");--> statement-breakpoint
CREATE INDEX "markets_creator" ON "markets" USING btree ("creator");--> statement-breakpoint
CREATE INDEX "markets_market_cap" ON "markets" USING btree ("market_cap","id");--> statement-breakpoint
CREATE INDEX "markets_volume" ON "markets" USING btree ("volume24h","id");--> statement-breakpoint
CREATE INDEX "markets_created" ON "markets" USING btree ("created_at_block","id");--> statement-breakpoint
CREATE INDEX "markets_price" ON "markets" USING btree ("spot_price","id");--> statement-breakpoint
CREATE INDEX "markets_holders" ON "markets" USING btree ("holders","id");--> statement-breakpoint
CREATE INDEX "markets_trending" ON "markets" USING btree ("trending","id");--> statement-breakpoint
CREATE UNIQUE INDEX "swaps_position" ON "swaps" USING btree ("block_number","log_index");--> statement-breakpoint
CREATE INDEX "swaps_pool" ON "swaps" USING btree ("pool","block_number","log_index");--> statement-breakpoint
CREATE INDEX "swaps_sender" ON "swaps" USING btree ("sender","block_number","log_index");--> statement-breakpoint
CREATE INDEX "swaps_timestamp" ON "swaps" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "swaps_transaction" ON "swaps" USING btree ("transaction_hash");--> statement-breakpoint
CREATE INDEX "token_balances_holder" ON "token_balances" USING btree ("holder","token");--> statement-breakpoint
CREATE INDEX "token_balances_amount" ON "token_balances" USING btree ("token","amount","holder");--> statement-breakpoint
CREATE UNIQUE INDEX "token_transfers_position" ON "token_transfers" USING btree ("block_number","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_collectibles" ON "token_transfers" USING btree ("token_type","block_number","log_index","batch_index") WHERE token_type <> 'ERC-20';--> statement-breakpoint
CREATE INDEX "token_transfers_transaction" ON "token_transfers" USING btree ("transaction_hash","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_token" ON "token_transfers" USING btree ("token","block_number","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_from" ON "token_transfers" USING btree ("from","block_number","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_to" ON "token_transfers" USING btree ("to","block_number","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "tokens_holders" ON "tokens" USING btree ("holders","address");--> statement-breakpoint
CREATE INDEX "tokens_type" ON "tokens" USING btree ("type");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_position" ON "transactions" USING btree ("block_number","index");--> statement-breakpoint
CREATE INDEX "transactions_from" ON "transactions" USING btree ("from","block_number","index");--> statement-breakpoint
CREATE INDEX "transactions_to" ON "transactions" USING btree ("to","block_number","index");--> statement-breakpoint
CREATE INDEX "transactions_created_contract" ON "transactions" USING btree ("created_contract");--> statement-breakpoint
CREATE INDEX "transactions_method" ON "transactions" USING btree ("method","block_number","index");--> statement-breakpoint
CREATE INDEX "transactions_kinds" ON "transactions" USING gin ("kinds");--> statement-breakpoint
CREATE INDEX "volatility_snapshots_pool" ON "volatility_snapshots" USING btree ("pool","block_number","log_index");