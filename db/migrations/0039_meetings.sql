ALTER TABLE "messages" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "kind" text DEFAULT 'task' NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "took_place" boolean;--> statement-breakpoint
CREATE INDEX "messages_meeting" ON "messages" USING btree (("calendar" ->> 'meetingId'),"created_at") WHERE "messages"."calendar" is not null;