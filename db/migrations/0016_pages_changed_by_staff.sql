CREATE TABLE "page_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"draft" text NOT NULL,
	"live_number" integer,
	"next_number" integer,
	"publish_at" timestamp with time zone,
	"shipped_hash" text NOT NULL,
	"preview_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "page_entries_previewKey_unique" UNIQUE("preview_key")
);
--> statement-breakpoint
CREATE TABLE "page_entry_versions" (
	"entry_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "page_entry_versions_entry_id_number_pk" PRIMARY KEY("entry_id","number")
);
--> statement-breakpoint
ALTER TABLE "page_entry_versions" ADD CONSTRAINT "page_entry_versions_entry_id_page_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."page_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_entries_publish" ON "page_entries" USING btree ("publish_at");