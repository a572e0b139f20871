DROP INDEX "blocks_timestamp";--> statement-breakpoint
DROP INDEX "swaps_transaction";--> statement-breakpoint
DROP INDEX "transactions_kinds";--> statement-breakpoint
DROP INDEX "internal_transactions_created";--> statement-breakpoint
DROP INDEX "token_balances_amount";--> statement-breakpoint
DROP INDEX "token_transfers_token";--> statement-breakpoint
DROP INDEX "token_transfers_from";--> statement-breakpoint
DROP INDEX "token_transfers_to";--> statement-breakpoint
DROP INDEX "transactions_created_contract";--> statement-breakpoint
CREATE INDEX "transactions_coin_transfer" ON "transactions" USING btree ("block_number","index") WHERE kinds @> '{coin_transfer}';--> statement-breakpoint
CREATE INDEX "transactions_contract_call" ON "transactions" USING btree ("block_number","index") WHERE kinds @> '{contract_call}';--> statement-breakpoint
CREATE INDEX "transactions_contract_creation" ON "transactions" USING btree ("block_number","index") WHERE kinds @> '{contract_creation}';--> statement-breakpoint
CREATE INDEX "transactions_token_transfer" ON "transactions" USING btree ("block_number","index") WHERE kinds @> '{token_transfer}';--> statement-breakpoint
CREATE INDEX "transactions_token_creation" ON "transactions" USING btree ("block_number","index") WHERE kinds @> '{token_creation}';--> statement-breakpoint
CREATE INDEX "internal_transactions_created" ON "internal_transactions" USING btree ("created_contract") WHERE created_contract is not null;--> statement-breakpoint
CREATE INDEX "token_balances_amount" ON "token_balances" USING btree ("token","amount","holder","token_id");--> statement-breakpoint
CREATE INDEX "token_transfers_token" ON "token_transfers" USING btree ("token","block_number","log_index","batch_index","token_type");--> statement-breakpoint
CREATE INDEX "token_transfers_from" ON "token_transfers" USING btree ("from","block_number","log_index","batch_index","token_type","token","token_id","amount");--> statement-breakpoint
CREATE INDEX "token_transfers_to" ON "token_transfers" USING btree ("to","block_number","log_index","batch_index","token_type","token","token_id","amount");--> statement-breakpoint
CREATE INDEX "transactions_created_contract" ON "transactions" USING btree ("created_contract") WHERE created_contract is not null;