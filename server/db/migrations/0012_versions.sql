CREATE TABLE "guide_versions" (
	"property_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"is_apart" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_versions_property_id_version_pk" PRIMARY KEY("property_id","version"),
	CONSTRAINT "guide_versions_version" CHECK ("guide_versions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "version_photos" (
	"property_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "version_photos_property_id_version_path_pk" PRIMARY KEY("property_id","version","path")
);
--> statement-breakpoint
ALTER TABLE "guide_versions" ADD CONSTRAINT "guide_versions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_photos" ADD CONSTRAINT "version_photos_of_version" FOREIGN KEY ("property_id","version") REFERENCES "public"."guide_versions"("property_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "version_photos_by_path" ON "version_photos" USING btree ("path");