ALTER TABLE "messages" ADD COLUMN "discarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quarantined_enquiries" ADD COLUMN "discarded_at" timestamp with time zone;