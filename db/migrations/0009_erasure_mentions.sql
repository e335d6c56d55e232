CREATE TABLE "mention_searches" (
	"request_id" uuid PRIMARY KEY NOT NULL,
	"run" uuid NOT NULL,
	"state" text NOT NULL,
	"terms" jsonb,
	"places" integer DEFAULT 0 NOT NULL,
	"after" text,
	"records" integer DEFAULT 0 NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mentions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"place" text NOT NULL,
	"record" text NOT NULL,
	"is_certain" boolean NOT NULL,
	"text_hash" text NOT NULL,
	"run" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"removals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" uuid,
	"decided_by_name" text
);
--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "removals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mention_searches" ADD CONSTRAINT "mention_searches_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mentions_record" ON "mentions" USING btree ("request_id","place","record","is_certain");--> statement-breakpoint
CREATE INDEX "mentions_state" ON "mentions" USING btree ("request_id","state","is_certain" DESC NULLS LAST,"id");