ALTER TABLE "blocks" ADD COLUMN "withdrawals" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "l1_fee" numeric;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "operator_fee" numeric;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "blob_gas_used" numeric;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "blob_gas_price" numeric;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "max_fee_per_blob_gas" numeric;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "blob_versioned_hashes" text[];--> statement-breakpoint
CREATE INDEX "transactions_blob_transaction" ON "transactions" USING btree ("block_number","index") WHERE kinds @> '{blob_transaction}';