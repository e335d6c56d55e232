ALTER TABLE "supplier_placements" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "supplier_shortlistings" ADD COLUMN "deleted_at" timestamp with time zone;