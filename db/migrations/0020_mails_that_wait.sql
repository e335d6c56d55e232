ALTER TABLE "messages" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "owner_name" text;--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("at","id") WHERE lead_id is null and state = 'received' and kind = 'written';