ALTER TABLE "content_items" ADD COLUMN "entry_id" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "has_entry_ids" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "copied_from" uuid;--> statement-breakpoint
CREATE INDEX "properties_without_entry_ids" ON "properties" USING btree ("id") WHERE not "properties"."has_entry_ids";