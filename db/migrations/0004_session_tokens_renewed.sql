ALTER TABLE "sessions" ADD COLUMN "former_token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "successor_key" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_formerTokenHash_unique" UNIQUE("former_token_hash");