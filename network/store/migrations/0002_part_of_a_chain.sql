ALTER TABLE "followed" ALTER COLUMN "chain_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "followed" ADD COLUMN "first_block" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "followed" ADD COLUMN "internal_calls" boolean DEFAULT true NOT NULL;