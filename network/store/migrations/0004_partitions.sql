ALTER TABLE "token_transfers" DROP CONSTRAINT "token_transfers_pkey";--> statement-breakpoint
ALTER TABLE "token_transfers" ADD CONSTRAINT "token_transfers_block_number_log_index_batch_index_pk" PRIMARY KEY USING INDEX "token_transfers_position";--> statement-breakpoint
-- What is stored becomes the first partition of each table. No row is copied.
DO $$
DECLARE
	parent text;
	old_index text;
BEGIN
	FOREACH parent IN ARRAY ARRAY['logs', 'internal_transactions', 'token_transfers'] LOOP
		FOR old_index IN SELECT relname FROM pg_index JOIN pg_class ON oid = indexrelid WHERE indrelid = parent::regclass LOOP
			EXECUTE format('ALTER INDEX %I RENAME TO %I', old_index, replace(old_index, parent || '_', parent || '_first_'));
		END LOOP;
		EXECUTE format('ALTER TABLE %I RENAME TO %I', parent, parent || '_first');
	END LOOP;
END $$;--> statement-breakpoint
CREATE TABLE "logs" (LIKE "logs_first" INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY RANGE ("block_number");--> statement-breakpoint
CREATE TABLE "internal_transactions" (LIKE "internal_transactions_first" INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY RANGE ("block_number");--> statement-breakpoint
CREATE TABLE "token_transfers" (LIKE "token_transfers_first" INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY RANGE ("block_number");--> statement-breakpoint
ALTER TABLE "logs" ADD CONSTRAINT "logs_block_number_log_index_pk" PRIMARY KEY("block_number","log_index");--> statement-breakpoint
ALTER TABLE "internal_transactions" ADD CONSTRAINT "internal_transactions_block_number_transaction_index_index_pk" PRIMARY KEY("block_number","transaction_index","index");--> statement-breakpoint
ALTER TABLE "token_transfers" ADD CONSTRAINT "token_transfers_block_number_log_index_batch_index_pk" PRIMARY KEY("block_number","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "logs_transaction" ON "logs" USING btree ("transaction_hash","log_index");--> statement-breakpoint
CREATE INDEX "logs_address" ON "logs" USING btree ("address","block_number","log_index");--> statement-breakpoint
CREATE INDEX "internal_transactions_transaction" ON "internal_transactions" USING btree ("transaction_hash","index");--> statement-breakpoint
CREATE INDEX "internal_transactions_from" ON "internal_transactions" USING btree ("from","block_number","transaction_index","index");--> statement-breakpoint
CREATE INDEX "internal_transactions_to" ON "internal_transactions" USING btree ("to","block_number","transaction_index","index");--> statement-breakpoint
CREATE INDEX "internal_transactions_created" ON "internal_transactions" USING btree ("created_contract") WHERE created_contract is not null;--> statement-breakpoint
CREATE INDEX "token_transfers_collectibles" ON "token_transfers" USING btree ("token_type","block_number","log_index","batch_index") WHERE token_type <> 'ERC-20';--> statement-breakpoint
CREATE INDEX "token_transfers_transaction" ON "token_transfers" USING btree ("transaction_hash","log_index","batch_index");--> statement-breakpoint
CREATE INDEX "token_transfers_token" ON "token_transfers" USING btree ("token","block_number","log_index","batch_index","token_type");--> statement-breakpoint
CREATE INDEX "token_transfers_from" ON "token_transfers" USING btree ("from","block_number","log_index","batch_index","token_type","token","token_id","amount");--> statement-breakpoint
CREATE INDEX "token_transfers_to" ON "token_transfers" USING btree ("to","block_number","log_index","batch_index","token_type","token","token_id","amount");--> statement-breakpoint
DO $$
DECLARE
	parent text;
	bound bigint;
	last_id bigint;
	is_used boolean;
BEGIN
	-- Ids go on, also after those that a reorg removed.
	SELECT last_value, is_called INTO last_id, is_used FROM token_transfers_id_seq;
	ALTER TABLE token_transfers_first ALTER COLUMN id DROP IDENTITY;
	ALTER TABLE token_transfers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME token_transfers_id_seq);
	PERFORM setval('token_transfers_id_seq', last_id, is_used);
	FOREACH parent IN ARRAY ARRAY['logs', 'internal_transactions', 'token_transfers'] LOOP
		EXECUTE format('SELECT (max(block_number) / 1000000 + 1)::bigint * 1000000 FROM %I', parent || '_first') INTO bound;
		IF bound IS NULL THEN
			EXECUTE format('DROP TABLE %I', parent || '_first');
		ELSE
			EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%s)', parent, parent || '_first',
				CASE WHEN bound < 2147483647 THEN bound::text ELSE 'MAXVALUE' END);
		END IF;
	END LOOP;
END $$;
